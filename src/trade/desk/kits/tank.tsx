import { TANK_TOOL } from '../../../../domain/desk/tools/tank';
import { tankWords } from '../../../copy/desk/tank';
import { kitOf } from '../kit';
import { TankPicture } from '../pictures/tank-picture';

export default kitOf({ tool: TANK_TOOL, words: tankWords, Picture: TankPicture });
