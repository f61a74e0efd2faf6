import type { AirForm } from '../../../../domain/modes/air/form';

/** As every hand on the way reads it. */
const HANDLED: Readonly<Record<string, string>> = {
  UP: 'KEEP UPRIGHT 向上',
  COOL: 'KEEP AWAY FROM HEAT 避热',
  ALONE: 'DO NOT STACK 勿堆码',
  TEMP: 'TEMPERATURE CONTROLLED 温控',
};

/** How the packages are to be handled, as the form says it. */
export const handledAs = ({ handling }: Pick<AirForm, 'handling'>): string[] =>
  handling.flatMap((code) => HANDLED[code] ?? []);
