import { EQ_TOOL } from '../../../../domain/desk/tools/eq';
import { eqWords } from '../../../copy/desk/eq';
import { createKit } from '../kit';

export default createKit({ tool: EQ_TOOL, words: eqWords });
