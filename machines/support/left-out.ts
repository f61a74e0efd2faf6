declare global {
  var IS_BUILT_SITE: true | undefined;
}

/**
 * Guards descriptions and requirements, which only pictures of charts show: the build of the site defines
 * `IS_BUILT_SITE`, and the bundler drops them. Typed `true`, since the site never reads them. A late child chart is
 * guarded by a constant of its own file: the bundler drops imports by constants of the same file only.
 */
export const PICTURES = (globalThis.IS_BUILT_SITE === undefined) as true;
