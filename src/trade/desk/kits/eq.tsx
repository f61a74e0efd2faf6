import { EQ_TOOL } from '../../../../domain/desk/tools/eq';
import { eqWords } from '../../../copy/desk/eq';
import { kitOf } from '../kit';

export default kitOf({ tool: EQ_TOOL, words: eqWords });
