import { Q_TOOL } from '../../../../domain/desk/tools/q';
import { qWords } from '../../../copy/desk/q';
import { kitOf } from '../kit';

export default kitOf({ tool: Q_TOOL, words: qWords });
