import { MIX_TOOL } from '../../../../domain/desk/tools/mix';
import { mixWords } from '../../../copy/desk/mix';
import { createKit } from '../kit';
import { MixPicture } from '../pictures/mix-picture';

export default createKit({ tool: MIX_TOOL, words: mixWords, Picture: MixPicture });
