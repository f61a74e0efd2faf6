import { answerBump } from './bumped';
import { fileComplaint } from './complaint';
import { answerMeasured } from './intake';
import { answerMishap } from './mishap';
import { receiveGoods } from './receiving';

export const answerEndpoints = { answerBump, answerMishap, answerMeasured, receiveGoods, fileComplaint };
