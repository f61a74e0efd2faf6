const SIGN = 'data-stage';

export const isStage = (): boolean => document.documentElement.hasAttribute(SIGN);

/** The atlas is one self-contained page, so its stage is the same page again, with a mark. */
export function ownPage(): { srcDoc: string } {
  const styles = [...document.head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('');
  const scripts = [...document.querySelectorAll('script')].map(({ outerHTML }) => outerHTML).join('');
  return {
    srcDoc: `<!doctype html><html lang="zh-CN" ${SIGN}><head><meta charset="utf-8">${styles}</head><body><div id="root"></div>${scripts}</body></html>`,
  };
}
