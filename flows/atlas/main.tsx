import { createRoot } from 'react-dom/client';

import '../../src/ui/ui.css';
import { Atlas } from './atlas';
import { StageRoot } from './stage-root';

const SIGN = 'data-stage';

const isStage = (): boolean => document.documentElement.hasAttribute(SIGN);

/** The atlas is one self-contained page, so its stage is the same page again, with a mark. */
function ownPage(): { srcDoc: string } {
  const styles = [...document.head.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('');
  const scripts = [...document.querySelectorAll('script')].map(({ outerHTML }) => outerHTML).join('');
  return {
    srcDoc: `<!doctype html><html lang="zh-CN" ${SIGN}><head><meta charset="utf-8">${styles}</head><body><div id="root"></div>${scripts}</body></html>`,
  };
}

/** Stories are in the atlas folder if they were built before; they need a web server. */
const stories = window.location.protocol === 'file:' ? undefined : document.documentElement.dataset['stories'];

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  isStage() ? <StageRoot /> : <Atlas around={{ stage: ownPage(), storybook: stories ?? null }} />,
);
