import type { SearchField } from '../../../domain/mode-ids';

const WIDTHS: Record<SearchField, string> = {
  org: 'lg:flex-[1.1]',
  dst: 'lg:flex-[1.1]',
  goods: 'lg:flex-[1.7]',
  etd: 'lg:flex-[0.9]',
  boxes: 'lg:flex-[0.85]',
};

/** On a tablet two share a row where both are asked for; the left one knows the right, and the right the left. */
const BESIDE: Partial<Record<SearchField, SearchField>> = { org: 'dst', dst: 'org', etd: 'boxes', boxes: 'etd' };
const RIGHT: readonly SearchField[] = ['dst', 'boxes'];

/** Side by side at a desk, two and two on a tablet, one below the other on a phone: always with a hairline between. */
export function cellLook(fields: readonly SearchField[], field: SearchField): string {
  const beside = BESIDE[field];
  const isPaired = beside !== undefined && fields.includes(beside);
  const isRight = isPaired && RIGHT.includes(field);
  const isFirst = fields[0] === field;
  const isFirstRow = isFirst || (isRight && fields[0] === beside);
  return [
    'border-line',
    WIDTHS[field],
    isFirst ? '' : 'max-md:border-t lg:border-l',
    isFirstRow ? '' : 'md:max-lg:border-t',
    isRight ? 'md:max-lg:border-l' : '',
    isPaired ? '' : 'md:max-lg:col-span-2',
  ].join(' ');
}
