import type { Piece } from '../../src/copy/words/flow-piece';
import { airPieces } from '../../src/copy/modes/air/pieces';
import { cfsPieces } from '../../src/copy/modes/cfs/pieces';
import { dgdPieces } from '../../src/copy/modes/dgd/pieces';
import { domPieces } from '../../src/copy/modes/dom/pieces';
import { fclPieces } from '../../src/copy/modes/fcl/pieces';
import { flexiPieces } from '../../src/copy/modes/flexi/pieces';
import { lclPieces } from '../../src/copy/modes/lcl/pieces';
import { railPieces } from '../../src/copy/modes/rail/pieces';
import { tankPieces } from '../../src/copy/modes/tank/pieces';
import { truckPieces } from '../../src/copy/modes/truck/pieces';
import { whPieces } from '../../src/copy/modes/wh/pieces';

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
