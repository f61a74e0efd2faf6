import { answerBump } from './bumped';
import { fileComplaint } from './complaint';
import { answerMeasured } from './intake';
import { answerMishap } from './mishap';
import { receiveGoods } from './receiving';

/** What an owner answers to what became of an order. */
export const answerEndpoints = { answerBump, answerMishap, answerMeasured, receiveGoods, fileComplaint };
