import { MARK_TOOL } from '../../../../domain/desk/tools/mark';
import { markWords } from '../../../copy/desk/mark';
import { kitOf } from '../kit';

export default kitOf({ tool: MARK_TOOL, words: markWords });
