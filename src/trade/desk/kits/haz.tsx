import { HAZ_TOOL } from '../../../../domain/desk/tools/haz';
import { hazWords } from '../../../copy/desk/haz';
import { kitOf } from '../kit';

export default kitOf({ tool: HAZ_TOOL, words: hazWords });
