import { fireName, FIRES } from '../../../domain/goods/fire';

type WordValues = Readonly<Record<string, string | number>>;

export const fireText = (text: string): string => {
  const fire = FIRES.find((one) => one === text);
  return fire ? fireName(fire) : text;
};

const NAMES: readonly string[] = ['fire', 'other'];

/** Item `A1` of the fire code is shown as 甲1. */
export const fireWords = (given: WordValues): WordValues =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, NAMES.includes(name) ? fireText(String(value)) : value]),
  );
