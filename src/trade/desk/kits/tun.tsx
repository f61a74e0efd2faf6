import { TUN_TOOL } from '../../../../domain/desk/tools/tun';
import { tunWords } from '../../../copy/desk/tun';
import { createKit } from '../kit';
import { TunPicture } from '../pictures/tun-picture';

export default createKit({ tool: TUN_TOOL, words: tunWords, Picture: TunPicture });
