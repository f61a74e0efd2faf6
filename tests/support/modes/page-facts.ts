export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Counts, weights, sizes and rail customs codes: phones show a numeric keyboard, which may lack the minus of degrees. */
export const IS_FIGURE =
  /(?:^|\.)(?:annualVolume|bags|batteryWh|condYear|contractMonths|count|days|density|density15|density50|dermal|fitKm|gng|goodsValue|grossKg|h|highCm|inhaled|insuredValue|kg|l|labels|leaseDays|litres|loadKg|longCm|net|netKg|oral|outer|packVolume|packWeight|packages|palletized|pallets|pcs|percent|ph|pieces|inners|quantityT|samples|stop1Kg|stop1Pieces|stop2Kg|stop2Pieces|stackLayers|tanks|tareKg|targetPrice|tons|trucks|unitKg|viscosity|volume|w|worth|wrap)$/;

/** Weights in kilograms or tons, with the unit shown. */
const IS_WEIGHT = /(?:^|\.)(?:grossKg|insideKg|kg|loadKg|netKg|stop1Kg|stop2Kg|tons|unitKg|quantityT)$/;

const saidBeside = (text: HTMLInputElement): string =>
  [...(text.labels ?? []), text.parentElement].map((one) => one?.textContent ?? '').join(' ');

/** A choice among options cannot be invalid; a text and a required checkbox can. */
const CAN_BE_WRONG = 'textarea[name], input[name]:not([type=radio], [type=checkbox]), input[name][aria-required]';

const CAN_BE_OWED = 'textarea[name], select[name], input[name]:not([type=radio], [type=checkbox])';

/** Required by a star beside the label and by `aria-required`. */
const isMarked = (control: Control): boolean =>
  control.ariaRequired === 'true' && (control.labels?.[0]?.parentElement?.textContent ?? '').includes('*');

/** Accessible name of a control or group: labels, `aria-labelledby`, `aria-label` or legend. */
function spokenName(one: Element): string {
  const idRefs = one.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = [
    ...('labels' in one && one.labels instanceof NodeList ? one.labels : []),
    ...idRefs.map((id) => document.getElementById(id)),
    one.querySelector(':scope > legend'),
  ];
  return [...named.map((part) => part?.textContent ?? ''), one.ariaLabel ?? ''].join(' ');
}

const NAMED = 'button, input, select, textarea, fieldset, [aria-label], [aria-labelledby]';

/** Plain data of one drawn page, so that each page is drawn once for all checks. */
export type PageFacts = {
  names: readonly string[];
  fields: ReadonlySet<string>;
  canBeWrong: readonly string[];
  wrong: readonly string[];
  canBeOwed: readonly string[];
  owed: readonly string[];
  texts: readonly string[];
  figures: readonly string[];
  weightsWithoutUnit: readonly string[];
  text: string;
};

const namesOf = (controls: readonly { name: string }[]): string[] => controls.map(({ name }) => name);

export function readPage(): PageFacts {
  const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const canBeWrong = all<HTMLInputElement>(CAN_BE_WRONG);
  const canBeOwed = all<Control>(CAN_BE_OWED);
  const texts = all<HTMLInputElement>('input[name][type=text]');
  const weights = texts.filter(({ name }) => IS_WEIGHT.test(name));
  return {
    names: all(NAMED).map(spokenName),
    fields: new Set(namesOf(all<Control>('[name]'))),
    canBeWrong: namesOf(canBeWrong),
    wrong: namesOf(canBeWrong.filter((one) => one.getAttribute('aria-invalid') === 'true')),
    canBeOwed: namesOf(canBeOwed),
    owed: namesOf(canBeOwed.filter(isMarked)),
    texts: namesOf(texts),
    figures: namesOf(texts.filter(({ inputMode }) => inputMode === 'decimal')),
    weightsWithoutUnit: namesOf(weights.filter((one) => !/kg|吨|公斤|千克/.test(saidBeside(one)))),
    text: document.body.textContent ?? '',
  };
}
