import { Chess } from 'chessops/chess';

const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'];
/** Players may claim a draw after 50 moves each without capture or pawn move; random games need that claim. */
const DRAW_CLAIM = 100;

/** Random legal chess. */
export const engine = {
  seats: 2,
  newGame: () => Chess.default(),
  isOver: (position) => position.isEnd() || position.halfmoves >= DRAW_CLAIM,
  legal(position) {
    const out = [];
    const context = position.ctx();
    const pawns = position.board.pawn;
    for (const from of position.board[position.turn])
      for (const to of position.dests(from, context)) {
        if ((to < 8 || to >= 56) && pawns.has(from))
          for (const promotion of PROMOTIONS) out.push({ from, to, promotion });
        else out.push({ from, to });
      }
    return out;
  },
  apply(position, move) {
    position.play(move);
    return position;
  },
  clone: (position) => position.clone(),
};
