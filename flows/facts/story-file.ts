const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The stories of a chart are in files that begin with its name. */
export function isStoryFileOf(id: string): (file: string) => boolean {
  const pattern = new RegExp(`/${kebab(id)}(-(phone|pop))?\\.stories`);
  return (file) => pattern.test(file);
}
