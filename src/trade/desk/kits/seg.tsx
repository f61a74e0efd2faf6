import { SEG_TOOL } from '../../../../domain/desk/tools/seg';
import { segWords } from '../../../copy/desk/seg';
import { createKit } from '../kit';
import { SegPicture } from '../pictures/seg-picture';

export default createKit({ tool: SEG_TOOL, words: segWords, Picture: SegPicture });
