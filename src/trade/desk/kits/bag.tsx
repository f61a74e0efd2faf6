import { BAG_TOOL } from '../../../../domain/desk/tools/bag';
import { bagWords } from '../../../copy/desk/bag';
import { createKit } from '../kit';

export default createKit({ tool: BAG_TOOL, words: bagWords });
