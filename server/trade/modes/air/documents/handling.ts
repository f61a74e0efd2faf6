import type { HANDLINGS } from '../../../../../domain/modes/air/fields';
import type { AirForm } from '../../../../../domain/modes/air/form';
import { parseNumber } from '../../../../../domain/values/typed-number';

/** Bilingual, for every handler on the way. */
const HANDLED: Readonly<Record<string, string | undefined>> = {
  UP: 'KEEP UPRIGHT 向上',
  COOL: 'KEEP AWAY FROM HEAT 避热',
  ALONE: 'DO NOT STACK 勿堆码',
  TEMP: 'TEMPERATURE CONTROLLED 温控',
} satisfies Record<(typeof HANDLINGS)[number], string>;

/** Orders of an earlier release ticked temperature without degrees. */
type Handled = Pick<AirForm, 'handling'> & Partial<Pick<AirForm, 'tempLow' | 'tempHigh'>>;

const degrees = (typed: string): string => {
  const celsius = parseNumber(typed, 1);
  return celsius === null ? '' : `${celsius > 0 ? '+' : ''}${celsius}℃`;
};

/** `+2℃ TO +8℃`, as a terminal sets its room. */
const corridor = ({ tempLow = '', tempHigh = '' }: Handled): string =>
  [degrees(tempLow), degrees(tempHigh)].filter((one) => one !== '').join(' TO ');

export const handledAs = (form: Handled): string[] =>
  form.handling.flatMap((code) => {
    const words = HANDLED[code];
    if (words === undefined) return [];
    return [code === 'TEMP' ? `${words} ${corridor(form)}`.trim() : words];
  });
