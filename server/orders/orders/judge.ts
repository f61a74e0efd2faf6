import { CODES } from '../../../contract/wire/envelope';
import { strictestVerdict, type VerdictLevel } from '../../../domain/goods/verdict';
import { alternativeFaults, type OtherOffer } from '../../../domain/order/mode/alternative';
import { requiredFault, type OrderFault } from '../../../domain/rules/fault';
import { acceptedBeside, closureReasons } from '../../../domain/order/mode/closed';
import { unlistedFaults } from '../../../domain/order/blocks/listed';
import { unknownPlaces, type IsPlaceText } from '../../../domain/order/blocks/places';
import { nowhereFaults } from '../../../domain/order/blocks/services';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { Finding } from '../../../domain/rules/finding';
import type { OrderForm } from '../../../domain/order/form/form';
import type { ListCheck } from '../../../domain/order/form/lists';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { chargesAgreed, type TextsInForce } from '../../../domain/order/papers/protocol';
import { unsoldFaults } from '../../../domain/order/money/sold';
import { namesOfConstants } from '../../world/constants/catalogue';
import { Refusal } from '../../base/http/refusal';
import { faultyOrder, ORDER_MESSAGES as messages } from './messages';

const serviceName = (code: string): string => namesOfConstants('serviceType', code);

const RULES = '2026-01';

/** Refuses consent to outdated texts and names each with its edition. */
function holdToTexts(form: OrderForm, protocolVersion: string, inForce: TextsInForce): void {
  const agreed = chargesAgreed(form);
  const isProtocolOld = protocolVersion !== inForce.protocol;
  const chargesEdition = agreed === null || agreed === inForce.charges ? null : inForce.charges;
  if (!isProtocolOld && chargesEdition === null) return;
  const faults: OrderFault[] = [
    ...(isProtocolOld ? [requiredFault('agreeProtocol')] : []),
    ...(chargesEdition === null ? [] : [requiredFault('agreeCharges')]),
  ];
  const editions = {
    ...(isProtocolOld && { protocolVersion: inForce.protocol }),
    ...(chargesEdition !== null && { chargesEdition }),
  };
  const names = faults.map(({ path }) => (path === 'agreeCharges' ? messages.texts.charges : messages.texts.protocol));
  throw new Refusal(CODES.orderRefused, messages.textsChanged(names), { data: { faults, ...editions } });
}

type Verdict = { level: VerdictLevel; findings: readonly Finding[]; rules: string };

type JudgeFacts = OrderFacts & {
  isListed: ListCheck;
  isPlaceText: IsPlaceText;
  isDistrict: (code: string) => boolean;
  alternative: OtherOffer | null;
};

/** `foreign`: faults found from other orders, invisible to the form. */
type JudgeInput = {
  mode: OrderMode;
  form: OrderForm;
  facts: JudgeFacts;
  /** Agreed edition of the protocol; the form holds that of the charges text. */
  protocolVersion: string;
  inForce: TextsInForce;
  foreign: readonly OrderFault[];
};

/**
 * Verdict on a form's goods. Findings on room are left out: room is checked when taken, and the quote knows only the
 * room at locking.
 */
export function judgeVerdict(mode: OrderMode, form: OrderForm, facts: OrderFacts): Verdict {
  const findings = acceptedBeside(mode, form, facts).findings.filter(({ about }) => about !== 'ROOM');
  return { level: strictestVerdict(findings.map(({ level }) => level)), findings, rules: RULES };
}

/** Refuses rule violations and forbidden cargo; the remaining verdict is stored with the order. */
export function judgeOrder({ mode, form, facts, protocolVersion, inForce, foreign }: JudgeInput): Verdict {
  holdToTexts(form, protocolVersion, inForce);
  const own = [...mode.faults(form, facts), ...alternativeFaults({ mode, form, facts }, facts.alternative)];
  const unlisted = unlistedFaults(mode.fields.choices(form, facts.quote), facts.isListed);
  const isUnlisted = ({ path }: OrderFault) => unlisted.some((one) => one.path === path);
  const faults = [
    ...own,
    ...unsoldFaults(mode, form, facts.quote, serviceName).filter((one) => !isUnlisted(one)),
    ...unlisted,
    ...unknownPlaces(mode.fields.places(form, facts.quote), facts.isPlaceText),
    ...nowhereFaults(form, facts.isDistrict, mode.fields.isDoneOnSite),
    ...foreign,
  ];
  if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyOrder(faults.length), { data: { faults } });
  const verdict = judgeVerdict(mode, form, facts);
  const { level, findings } = verdict;
  if (level === 'BLOCK')
    throw new Refusal(CODES.cargoRefused, closureReasons(findings) ?? messages.cargoRefused, {
      data: { level, findings },
    });
  return verdict;
}

/** Findings made at placing replace earlier ones on the same subject. */
export function withFindings({ findings, rules }: Verdict, placed: readonly Finding[]): Verdict {
  const before = findings.filter(({ about }) => placed.every((one) => one.about !== about));
  const all = [...before, ...placed];
  return { level: strictestVerdict(all.map(({ level }) => level)), findings: all, rules };
}
