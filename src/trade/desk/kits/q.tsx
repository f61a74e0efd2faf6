import { Q_TOOL } from '../../../../domain/desk/tools/q';
import { qWords } from '../../../copy/desk/q';
import { createKit } from '../kit';

export default createKit({ tool: Q_TOOL, words: qWords });
