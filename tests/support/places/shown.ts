import { counted, type Line } from './places';

/** The smallest part that says more than this label. */
function sayingMore(label: string): Element | null {
  const exact = [...document.body.querySelectorAll('*')].find(({ textContent }) => textContent.trim() === label);
  if (exact?.parentElement && exact.parentElement.textContent.trim() !== label) return exact.parentElement;
  const saying = [...document.body.querySelectorAll('*')].filter(({ textContent }) => textContent.includes(label));
  return saying.findLast(({ textContent }) => textContent.trim() !== label) ?? null;
}

/** The lines of what is drawn, by the words they begin with. */
export const linesShown = (labels: readonly string[]): Line[] =>
  labels.flatMap((label) => {
    const part = sayingMore(label);
    return part === null ? [] : [{ label, text: part.textContent.replace(label, '') }];
  });

/** Every name with what stands beside it, of all that is drawn: what has no place is seen as well. */
export const factsShown = (): Line[] =>
  counted(
    [...document.querySelectorAll('dt')].map((name) => ({
      label: name.textContent.trim(),
      text: name.nextElementSibling?.textContent ?? '',
    })),
  );
