import { BAG_TOOL } from '../../../../domain/desk/tools/bag';
import { bagWords } from '../../../copy/desk/bag';
import { kitOf } from '../kit';

export default kitOf({ tool: BAG_TOOL, words: bagWords });
