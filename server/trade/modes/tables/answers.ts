import type { ModeId } from '../../../../domain/mode-ids';
import { airAnswering } from '../air/answering';
import type { ModeAnswers } from '../answering';
import { domAnswering } from '../dom/answering';
import { fclAnswering } from '../fcl/answering';
import { flexiAnswering } from '../flexi/answering';
import { lclAnswering } from '../lcl/answering';
import { tankAnswering } from '../tank/answering';

export const ANSWERS: { readonly [TId in ModeId]?: ModeAnswers } = {
  FCL: fclAnswering,
  LCL: lclAnswering,
  AIR: airAnswering,
  DOM: domAnswering,
  FLEXI: flexiAnswering,
  TANK: tankAnswering,
};
