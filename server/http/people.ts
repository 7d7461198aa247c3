import { z } from 'zod';
import { GAME_IDS } from '../../games/list.ts';
import { Refusal } from '../../protocol/fault.ts';
import {
  foundPeople,
  friendList,
  gamePage,
  invitee,
  presenceChoice,
  profile,
  ratingBoards,
  seatedPeople,
} from '../../protocol/people.ts';
import { personId, personName, tableId } from '../../protocol/text.ts';
import { Window } from '../accounts/window.ts';
import { type Directory, shownOf } from '../people/directory.ts';
import { follow, friendsOf, MOST_FOLLOWED, mustHaveAccount } from '../people/friends.ts';
import { addressOf } from './address.ts';
import { ANYBODY, type Context, faults, mustKnow, type Routes, SIGNED_IN } from './context.ts';

/** What the list of friends costs in lines, and each friend, whose tables are read. */
const LIST_LINES = 100;
const FRIEND_LINES = 20;
/** The last results of everybody at a table. */
const SEATED_LINES = 500;
const MOST_FOUND = 10;
const HOUR = 3_600_000;
const SEARCHES_PER_HOUR = 60;

export function servePeople(app: Routes, { hall, readings, store }: Context, directory: Directory): void {
  const searches = new Window(SEARCHES_PER_HOUR, HOUR, 'searches for people');
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
    handler: async (request) => {
      const { person } = request.params;
      const you = request.known?.person;
      const page = await directory.profile(person, { address: addressOf(request), person: you });
      if (you?.id === person) return { ...page, yours: true as const };
      if (!you?.account) return page;
      return { ...page, followed: await store.friends.follows(you.id, person) };
    },
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

  app.get('/api/people', {
    schema: {
      operationId: 'findPeople',
      tags: ['People'],
      summary: 'People with an account and a public page, by their exact name',
      security: SIGNED_IN,
      querystring: z.object({ name: personName }),
      response: { 200: foundPeople, ...faults('malformed', 'unauthorized', 'forbidden') },
    },
    handler: async (request) => {
      const { person } = mustKnow(request);
      mustHaveAccount(person);
      searches.take(person.id);
      const found = await store.people.named(request.query.name, MOST_FOUND);
      const open = await Promise.all(found.map(({ id }) => store.results.isPublic(id)));
      return { people: found.filter(({ id }, i) => open[i] && id !== person.id).map(shownOf) };
    },
  });

  app.get('/api/tables/:table/people', {
    schema: {
      operationId: 'listSeatedPeople',
      tags: ['People'],
      summary: 'Those at a table who have an account, with seal, rating and reliability',
      security: ANYBODY,
      params: z.object({ table: tableId }),
      response: { 200: seatedPeople, ...faults('malformed', 'forbidden', 'not-found') },
    },
    handler: (request) =>
      readings.charge(
        { address: addressOf(request), person: request.known?.person },
        SEATED_LINES,
        async () => {
          const { info } = await hall.look(request.params.table, request.known?.person);
          const ids = new Set([info.host, ...info.seats.flatMap(({ person }) => person ?? [])]);
          return { people: await directory.seated(info.settings.game, [...ids]) };
        },
        () => SEATED_LINES,
      ),
  });

  app.get('/api/me/friends', {
    schema: {
      operationId: 'listFriends',
      tags: ['You'],
      summary: 'Those whom you follow, and what they play at public tables or with you',
      security: SIGNED_IN,
      response: { 200: friendList, ...faults('unauthorized') },
    },
    handler: (request) =>
      readings.charge(
        { address: addressOf(request), person: request.known?.person },
        LIST_LINES + FRIEND_LINES * MOST_FOLLOWED,
        async () => ({ friends: await friendsOf(store, mustKnow(request).person) }),
        ({ friends }) => LIST_LINES + FRIEND_LINES * friends.length,
      ),
  });

  app.get('/api/me/presence', {
    schema: {
      operationId: 'readPresence',
      tags: ['You'],
      summary: 'Whether friends see that you are here',
      security: SIGNED_IN,
      response: { 200: presenceChoice, ...faults('unauthorized') },
    },
    handler: async (request) => ({
      shown: !(await store.presences.own(mustKnow(request).person.id)).hidden,
    }),
  });

  app.put('/api/me/presence', {
    schema: {
      operationId: 'choosePresence',
      tags: ['You'],
      summary: 'Show friends that you are here, or hide it',
      description:
        'Only people whom you follow and who follow you back see it. Hiding it also forgets when you were last here.',
      security: SIGNED_IN,
      body: presenceChoice,
      response: { 200: presenceChoice, ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site') },
    },
    handler: async (request) => {
      const { person } = mustKnow(request);
      mustHaveAccount(person);
      await store.presences.hide(person.id, !request.body.shown);
      return request.body;
    },
  });

  app.put('/api/me/friends/:person', {
    schema: {
      operationId: 'follow',
      tags: ['You'],
      summary: 'Follow somebody with a public page',
      security: SIGNED_IN,
      params: z.object({ person: personId }),
      response: {
        204: z.undefined(),
        ...faults('malformed', 'unauthorized', 'cross-site', 'forbidden', 'not-found'),
      },
    },
    handler: async (request, reply) => {
      await follow(store, mustKnow(request).person, request.params.person);
      reply.code(204);
    },
  });

  app.delete('/api/me/friends/:person', {
    schema: {
      operationId: 'unfollow',
      tags: ['You'],
      summary: 'Follow somebody no more',
      security: SIGNED_IN,
      params: z.object({ person: personId }),
      response: { 204: z.undefined(), ...faults('malformed', 'unauthorized', 'cross-site') },
    },
    handler: async (request, reply) => {
      await store.friends.unfollow(mustKnow(request).person.id, request.params.person);
      reply.code(204);
    },
  });

  app.post('/api/tables/:table/invitations', {
    schema: {
      operationId: 'invite',
      tags: ['Tables'],
      summary: 'Keep a free seat for somebody whom you follow',
      description: 'For those who sit at an open table, and its host. The person finds it among their games.',
      security: SIGNED_IN,
      params: z.object({ table: tableId }),
      body: invitee,
      response: {
        204: z.undefined(),
        ...faults('malformed', 'unauthorized', 'cross-site', 'forbidden', 'not-found'),
        ...faults('not-seated', 'already-started', 'seat-taken'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustKnow(request);
      const { person: other } = request.body;
      if (!(await store.friends.follows(person.id, other)))
        throw new Refusal('forbidden', 'You can invite only people you follow.');
      await hall.invite(request.params.table, person, other);
      reply.code(204);
    },
  });
}
