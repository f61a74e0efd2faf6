import type { KeptCard } from '../../../domain/desk/kept-cards';
import { readGoodsText, goodsText } from '../../../domain/desk/substance';
import type { ServiceType } from '../../../domain/desk/services';
import { askedFields, typedText, describeTyped } from '../../../domain/desk/typed';
import type { ToolField } from '../../../domain/desk/tool';
import { UN_TOOL, type UnDetail } from '../../../domain/desk/tools/un';
import type { DeskToolView } from '../../../machines/booking/desk-tool';
import { routePath } from '../../../domain/routes';
import { deskCopy as copy } from '../../copy/desk/desk';
import { pickerCopy } from '../../copy/search/picker';
import type { ToolKit } from '../../trade/desk/kit';

type Of = Pick<DeskToolView, 'typed' | 'library'>;

/** Substance of a field: its name once loaded from the library. */
export function goodsWords(text: string, library: Of['library']): string {
  const { unNo, goodsId } = readGoodsText(text);
  const goods = Object.hasOwn(library, goodsId)
    ? library[goodsId]
    : Object.values(library).find((one) => one.unNo !== null && one.unNo === unNo);
  if (!goods) return unNo === '' ? text : pickerCopy.unNo(unNo);
  return [goods.unNo && pickerCopy.unNo(goods.unNo), goods.nameCn].filter(Boolean).join(' ');
}

export const toolFieldLabel = ({ words }: ToolKit, { name, isInRows }: ToolField, row: number): string => {
  const label = words.fields[name]?.label ?? '';
  return isInRows ? `${copy.row(row)} ${label}` : label;
};

function valueWords({ words }: ToolKit, field: ToolField, text: string, library: Of['library']): string {
  const { unit = '', choices = {} } = words.fields[field.name] ?? {};
  if (field.kind === 'goods') return goodsWords(text, library);
  if (field.kind === 'choice') return choices[text] ?? text;
  return field.kind === 'flag' ? '' : `${text}${unit && ` ${unit}`}`;
}

/** All input in words, for example `闪点（闭杯） 12℃，初沸点 56℃`. */
export const typedWords = (kit: ToolKit, { typed, library }: Of): string =>
  askedFields(kit.tool, typed)
    .flatMap(({ field, key, row }) => {
      const text = typedText(typed, key).trim();
      return text === '' ? [] : [`${toolFieldLabel(kit, field, row)} ${valueWords(kit, field, text, library)}`.trim()];
    })
    .join('，');

/** UN number of the single substance; empty if none. */
function substanceUnNo({ tool }: ToolKit, { typed }: Of): string {
  const goods = tool.fields.find(({ kind, isInRows }) => kind === 'goods' && !isInRows);
  return readGoodsText(goods ? typedText(typed, goods.name) : '').unNo;
}

/** All input by address key, for forms with their own fields for it. */
const handedOver = ({ tool }: ToolKit, { typed }: Of): { from?: string } => {
  const from = describeTyped(tool, typed);
  return from === tool.head ? {} : { from };
};

/** Substance of the card; null while it is missing or ambiguous. */
export function cardSubstance({
  tool,
  judged,
  library,
  isLookingUp,
  isLost,
}: Omit<DeskToolView, 'typed'>): KeptCard | null {
  if (tool.head !== UN_TOOL.head || judged.kind !== 'answered' || isLookingUp || isLost) return null;
  // The cast is safe: this tool's answers have this detail.
  const detail = judged.answer.detail as UnDetail;
  if ('entries' in detail) return null;
  const key = goodsText(detail.goods);
  return { key, name: goodsWords(key, library) };
}

/** Address of the enquiry with the typed values; a single substance also fills its field. */
export function toolEnquiryAddress(kit: ToolKit, view: Of, before = ''): string {
  const query = new URLSearchParams();
  const unNo = substanceUnNo(kit, view);
  if (unNo !== '') {
    query.set('d', 'Y');
    query.set('un', unNo);
  }
  for (const from of Object.values(handedOver(kit, view))) query.set('from', from);
  query.set('ask', [copy.wish(kit.words.title, typedWords(kit, view)), before].filter(Boolean).join('；'));
  return `${routePath('enquiryFcl')}?${query.toString()}`;
}

export function serviceAddress(type: ServiceType, kit: ToolKit, view: Of): string {
  const said = [kit.words.title, typedWords(kit, view)].filter(Boolean).join('：');
  const unNo = substanceUnNo(kit, view);
  const query = new URLSearchParams({ type, ...(unNo !== '' && { un: unNo }), ...handedOver(kit, view), ask: said });
  return `${routePath('dgdeskDetail')}?${query.toString()}`;
}

export const asksOne = ({ fields, rows }: ToolKit['tool']): boolean => fields.length === 1 && rows === null;
