import type { Piece } from '../words/flow-piece';
import { airPieces } from '../modes/air/pieces';
import { cfsPieces } from '../modes/cfs/pieces';
import { dgdPieces } from '../modes/dgd/pieces';
import { domPieces } from '../modes/dom/pieces';
import { fclPieces } from '../modes/fcl/pieces';
import { flexiPieces } from '../modes/flexi/pieces';
import { lclPieces } from '../modes/lcl/pieces';
import { railPieces } from '../modes/rail/pieces';
import { tankPieces } from '../modes/tank/pieces';
import { truckPieces } from '../modes/truck/pieces';
import { whPieces } from '../modes/wh/pieces';

export const modePieces: Readonly<Record<string, Piece>> = {
  ...fclPieces,
  ...lclPieces,
  ...airPieces,
  ...whPieces,
  ...flexiPieces,
  ...tankPieces,
  ...cfsPieces,
  ...domPieces,
  ...railPieces,
  ...truckPieces,
  ...dgdPieces,
};
