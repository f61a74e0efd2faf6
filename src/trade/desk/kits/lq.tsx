import { LQ_TOOL } from '../../../../domain/desk/tools/lq';
import { lqWords } from '../../../copy/desk/lq';
import { createKit } from '../kit';
import { LqPicture } from '../pictures/lq-picture';

export default createKit({ tool: LQ_TOOL, words: lqWords, Picture: LqPicture });
