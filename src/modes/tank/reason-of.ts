import type { TankOffer } from '../../../domain/modes/tank/quote';
import { fillSentence } from '../../../domain/values/fill';
import { TANK_RULES } from '../../../domain/modes/tank/finding';

export function tankReason({ acceptance, detail }: TankOffer): string {
  const weighty = detail.findings.filter(({ level, code }) => level === acceptance.level && code !== 'tankStandsIn');
  const said = weighty.map(({ code, given }) => fillSentence(TANK_RULES.sentences[code], given));
  return [...new Set(said)].join('；') || acceptance.reason;
}
