import { SUBJECT_KINDS, type Subject, type SubjectKind } from './subjects';

/** Pages of the desk, by what stands behind the hash of its address. */
export type DeskPage = { name: 'queue' } | { name: 'devices' } | { name: 'case'; subject: Subject };

const PATHS = {
  order: 'case',
  enquiry: 'enquiry',
  verification: 'verification',
  buyerPaper: 'paper',
  notice: 'notice',
} as const satisfies Readonly<Record<SubjectKind, string>>;
const CASE = /^\/([a-z]+)\/([\w-]{1,64})$/;
const DEVICES = '/devices';

export const deskPathOf = (page: DeskPage): string => {
  if (page.name === 'case') return `/${PATHS[page.subject.kind]}/${page.subject.no}`;
  return page.name === 'devices' ? DEVICES : '/';
};

/** What nobody knows is the queue. */
export function deskPageAt(path: string): DeskPage {
  const [, at, no] = CASE.exec(path) ?? [];
  const kind = SUBJECT_KINDS.find((one) => PATHS[one] === at);
  if (kind !== undefined && no !== undefined) return { name: 'case', subject: { kind, no } };
  return path === DEVICES ? { name: 'devices' } : { name: 'queue' };
}
