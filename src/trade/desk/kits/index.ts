import type { ToolId } from '../../../../domain/desk/tool';
import type { ToolKit } from '../kit';

/** `un` is the page's default tool and part of its code. */
export type LateToolId = Exclude<ToolId, 'un'>;

/** Rules and words of each tool, loaded when it is opened. */
export const KITS: Readonly<Record<LateToolId, () => Promise<{ default: ToolKit }>>> = {
  seg: () => import('./seg'),
  lq: () => import('./lq'),
  pg: () => import('./pg'),
  mix: () => import('./mix'),
  haz: () => import('./haz'),
  q: () => import('./q'),
  tank: () => import('./tank'),
  bag: () => import('./bag'),
  fire: () => import('./fire'),
  cut: () => import('./cut'),
  dem: () => import('./dem'),
  mark: () => import('./mark'),
  pts: () => import('./pts'),
  mixroad: () => import('./mixroad'),
  tun: () => import('./tun'),
  eq: () => import('./eq'),
};
