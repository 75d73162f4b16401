-- The refresh token before the newest, taken until the newest is shown: its answer may have got lost.
ALTER TABLE "auth_session" ADD COLUMN "former_token_hash" TEXT;
