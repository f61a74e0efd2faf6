import type { OrderFault, FieldPath } from '../../../domain/rules/fault';
import { isPutRight, type Revisable } from '../../../domain/order/changes/revised';
import type { OrderReviseContext, ReviseFailureCode, Texts } from './order-revise.types';

export const DISTRICT = 'pickupRegion';

/** What stands in the fields as they were read. */
export const readIn = ({ fields }: Pick<Revisable, 'fields'>): Texts =>
  Object.fromEntries(fields.map(({ path, value }) => [path, value]));

type Typing = Pick<OrderReviseContext, 'topic' | 'typed'>;

/** Only what is another text than before is sent. */
export const changedIn = ({ topic, typed }: Typing): Texts =>
  Object.fromEntries(
    (topic?.fields ?? []).flatMap(({ path, value }) => {
      const text = typed[path] ?? '';
      return text === value ? [] : [[path, text]];
    }),
  );

/** A service is asked for by itself; papers have to say something else. */
export const isChanged = (typing: Typing): boolean =>
  typing.topic !== null && (!isPutRight(typing.topic.topic) || Object.keys(changedIn(typing)).length > 0);

export const withoutFault = (faults: readonly OrderFault[], path: FieldPath): readonly OrderFault[] =>
  faults.filter((fault) => fault.path !== path);

const UNANSWERED: readonly ReviseFailureCode[] = ['network', 'unavailable', 'unexpected'];

/** Who has agreed to a price may have the change already, where the answer was lost; where only a price was asked, nothing happened. */
export const failureIn = (
  { offer }: Pick<OrderReviseContext, 'offer'>,
  code: ReviseFailureCode | null,
): ReviseFailureCode | null => (offer !== null && code !== null && UNANSWERED.includes(code) ? 'unsure' : code);

export const isDistrictAsked = ({ topic }: Pick<Typing, 'topic'>): boolean =>
  topic?.fields.some(({ kind }) => kind === 'district') ?? false;
