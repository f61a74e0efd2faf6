import { lockHours, type ModeId } from '../../../domain/mode-ids';

/** Shown to designers above the states: purpose, rules from the specification, constants. */
export type Piece = { purpose: string; rules: readonly string[]; constants: readonly string[] };

export const SHARED_PIECES = {
  signInLater: '不登录也能填写，提交时才登录，登录后自动继续。',
  progress: '进度条 200 毫秒后出现',
  draft: '草稿本机 1 秒、云端 5 秒后保存',
  neighbours: '其他货主的货只按类别显示。',
  papers: '单据取不到时说明原因，可再取。',
} as const;

export const lockPiece = (mode: ModeId): string => `锁价 ${lockHours(mode)} 小时`;
