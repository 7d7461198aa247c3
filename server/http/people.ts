import { z } from 'zod';
import { GAME_IDS } from '../../games/list.ts';
import { gamePage, profile, ratingBoards } from '../../protocol/people.ts';
import { personId } from '../../protocol/text.ts';
import type { Directory } from '../people/directory.ts';
import { addressOf } from './address.ts';
import { ANYBODY, type Context, faults, type Routes } from './context.ts';

/** Cost of a page in lines, about that of reading its results. */
const PAGE_LINES = 100;

export function servePeople(app: Routes, { readings }: Context, directory: Directory): void {
  app.get('/api/people/:person', {
    schema: {
      operationId: 'readProfile',
      tags: ['People'],
      summary: 'The public page of a person',
      description:
        'Of people with an account who have played at a public or rated table. Who else sat at a private table is shown only to those who were there.',
      security: ANYBODY,
      params: z.object({ person: personId }),
      response: { 200: profile, ...faults('malformed', 'not-found') },
    },
    handler: (request) =>
      readings.charge(
        { address: addressOf(request), person: request.known?.person },
        PAGE_LINES,
        () => directory.profile(request.params.person, request.known?.person.id),
        () => PAGE_LINES,
      ),
  });

  app.get('/api/games/:game', {
    schema: {
      operationId: 'readGamePage',
      tags: ['People'],
      summary: 'The public page of a game',
      description: 'Records, openings and distributions; figures from too few games are left out.',
      security: [],
      params: z.object({ game: z.enum(GAME_IDS) }),
      response: { 200: gamePage, ...faults('malformed') },
    },
    handler: (request) => directory.game(request.params.game),
  });

  app.get('/api/boards', {
    schema: {
      operationId: 'listBoards',
      tags: ['People'],
      summary: 'The boards of ratings',
      security: [],
      response: { 200: ratingBoards, ...faults() },
    },
    handler: async () => ({ boards: await directory.boards() }),
  });
}
