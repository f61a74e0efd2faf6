/** Pages of the desk, by what stands behind the hash of its address. */
export type DeskPage = { name: 'queue' } | { name: 'devices' } | { name: 'case'; orderNo: string };

const CASE = /^\/case\/([A-Z0-9]{14})$/;
const DEVICES = '/devices';

export const deskPathOf = (page: DeskPage): string => {
  if (page.name === 'case') return `/case/${page.orderNo}`;
  return page.name === 'devices' ? DEVICES : '/';
};

/** What nobody knows is the queue. */
export function deskPageAt(path: string): DeskPage {
  const [, orderNo] = CASE.exec(path) ?? [];
  if (orderNo !== undefined) return { name: 'case', orderNo };
  return path === DEVICES ? { name: 'devices' } : { name: 'queue' };
}
