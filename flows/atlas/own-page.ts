const SIGN = 'data-stage';

/** Whether this page stands on a stage of the atlas, rather than being the atlas. */
export const isStage = (): boolean => document.documentElement.hasAttribute(SIGN);

/** The atlas is one page with everything inside, so its stage is the same page once more, with a sign on it. */
export function ownPage(): { srcDoc: string } {
  const styles = [...document.head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('');
  const scripts = [...document.querySelectorAll('script')].map(({ outerHTML }) => outerHTML).join('');
  return {
    srcDoc: `<!doctype html><html lang="zh-CN" ${SIGN}><head><meta charset="utf-8">${styles}</head><body><div id="root"></div>${scripts}</body></html>`,
  };
}
