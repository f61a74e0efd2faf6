/** The name of a chart in the names of its files: `orderForm` is `order-form`. */
export const fileName = (chart: string): string => chart.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The stories of a chart are in files that begin with its name. The frame of Storybook reads this as well, and its
 * bundler knows no `import.meta.glob`.
 */
export function isStoryFileOf(chart: string): (file: string) => boolean {
  const pattern = new RegExp(`/${fileName(chart)}(-(phone|pop))?\\.stories`);
  return (file) => pattern.test(file);
}
