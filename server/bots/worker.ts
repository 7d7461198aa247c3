import { parentPort } from 'node:worker_threads';
import { botNamed } from '../../games/all-bots.ts';
import { answerQuestions } from './answer.ts';

if (!parentPort) throw new Error('This file runs as a worker thread.');
answerQuestions(parentPort, botNamed);
