import type { ModeId } from '../../../domain/mode-ids';

type ByMode = Readonly<Partial<Record<ModeId, string>>>;

const SHIP = '危品申请需在开船前 10 天，最早可订';

/** Modes on ships need a dangerous goods application; shown with the first date it can still meet. */
const sails: ByMode = { FCL: SHIP, LCL: SHIP, TANK: SHIP };

const asks: ByMode = {
  DOM: '危品需在开船前 72 小时申报，不出即时价，由客服报价。',
  RAIL: '危险品需先办铁路批复（约 30 天），已有批复的除外。',
};

export const bookingAnswerCopy = {
  packing: '包装类别以 SDS 第 14 章为准。',
  port: (name: string, handling: string) => `${name} ${handling}`,
  refused: (name: string) => `${name}不接危险品，可改经邻近港口或转人工核对。`,
  refusedStation: (name: string) => `${name}不办理危险品，请换一站或转人工核对。`,
  sails,
  asks,
};
