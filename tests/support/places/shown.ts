import { counted, type Line } from './places';

/** Smallest element with more text than this label. */
function sayingMore(label: string): Element | null {
  const exact = [...document.body.querySelectorAll('*')].find(({ textContent }) => textContent.trim() === label);
  if (exact?.parentElement && exact.parentElement.textContent.trim() !== label) return exact.parentElement;
  const saying = [...document.body.querySelectorAll('*')].filter(({ textContent }) => textContent.includes(label));
  return saying.findLast(({ textContent }) => textContent.trim() !== label) ?? null;
}

export const linesShown = (labels: readonly string[]): Line[] =>
  labels.flatMap((label) => {
    const part = sayingMore(label);
    return part === null ? [] : [{ label, text: part.textContent.replace(label, '') }];
  });

/** All drawn labels with their values, including those missing in the table. */
export const factsShown = (): Line[] =>
  counted(
    [...document.querySelectorAll('dt')].map((name) => ({
      label: name.textContent.trim(),
      text: name.nextElementSibling?.textContent ?? '',
    })),
  );
