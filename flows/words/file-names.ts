export const fileName = (chart: string): string => chart.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Story files of a chart start with its name. The Storybook frame reads this too, and its bundler has no
 * `import.meta.glob`.
 */
export function isStoryFileOf(chart: string): (file: string) => boolean {
  const pattern = new RegExp(`/${fileName(chart)}(-(phone|pop))?\\.stories`);
  return (file) => pattern.test(file);
}
