import { MARK_TOOL } from '../../../../domain/desk/tools/mark';
import { markWords } from '../../../copy/desk/mark';
import { createKit } from '../kit';

export default createKit({ tool: MARK_TOOL, words: markWords });
