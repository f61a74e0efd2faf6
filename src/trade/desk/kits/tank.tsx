import { TANK_TOOL } from '../../../../domain/desk/tools/tank';
import { tankWords } from '../../../copy/desk/tank';
import { createKit } from '../kit';
import { TankPicture } from '../pictures/tank-picture';

export default createKit({ tool: TANK_TOOL, words: tankWords, Picture: TankPicture });
