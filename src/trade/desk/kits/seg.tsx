import { SEG_TOOL } from '../../../../domain/desk/tools/seg';
import { segWords } from '../../../copy/desk/seg';
import { kitOf } from '../kit';
import { SegPicture } from '../pictures/seg-picture';

export default kitOf({ tool: SEG_TOOL, words: segWords, Picture: SegPicture });
