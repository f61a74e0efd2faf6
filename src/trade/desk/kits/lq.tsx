import { LQ_TOOL } from '../../../../domain/desk/tools/lq';
import { lqWords } from '../../../copy/desk/lq';
import { kitOf } from '../kit';
import { LqPicture } from '../pictures/lq-picture';

export default kitOf({ tool: LQ_TOOL, words: lqWords, Picture: LqPicture });
