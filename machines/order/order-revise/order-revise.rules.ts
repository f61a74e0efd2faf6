import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import { isPutRight, type Revisable } from '../../../domain/order/changes/revised';
import type { OrderReviseContext, ReviseFailureCode, Texts } from './order-revise.types';

export const DISTRICT = 'pickupRegion';

export const fieldTexts = ({ fields }: Pick<Revisable, 'fields'>): Texts =>
  Object.fromEntries(fields.map(({ path, value }) => [path, value]));

type Typing = Pick<OrderReviseContext, 'topic' | 'typed'>;

export const changedTexts = ({ topic, typed }: Typing): Texts =>
  Object.fromEntries(
    (topic?.fields ?? []).flatMap(({ path, value }) => {
      const text = typed[path] ?? '';
      return text === value ? [] : [[path, text]];
    }),
  );

/** A service needs no changed text; a correction does. */
export const isChanged = (typing: Typing): boolean =>
  typing.topic !== null && (!isPutRight(typing.topic.topic) || Object.keys(changedTexts(typing)).length > 0);

export const withoutFault = (faults: readonly OrderFault[], path: FieldPath): readonly OrderFault[] =>
  faults.filter((fault) => fault.path !== path);

const UNANSWERED: readonly ReviseFailureCode[] = ['network', 'unavailable', 'unexpected'];

/** After a lost answer, a confirmed change may already be done; a price request changes nothing. */
export const reviseFailure = (
  { offer }: Pick<OrderReviseContext, 'offer'>,
  code: ReviseFailureCode | null,
): ReviseFailureCode | null => (offer !== null && code !== null && UNANSWERED.includes(code) ? 'unsure' : code);

export const needsDistrict = ({ topic }: Pick<Typing, 'topic'>): boolean =>
  topic?.fields.some(({ kind }) => kind === 'district') ?? false;
