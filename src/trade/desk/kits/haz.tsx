import { HAZ_TOOL } from '../../../../domain/desk/tools/haz';
import { hazWords } from '../../../copy/desk/haz';
import { createKit } from '../kit';

export default createKit({ tool: HAZ_TOOL, words: hazWords });
