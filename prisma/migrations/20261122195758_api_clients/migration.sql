-- CreateTable
CREATE TABLE "api_client" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "requests_per_minute" INTEGER NOT NULL DEFAULT 600,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_client_secret" (
    "id" UUID NOT NULL,
    "client_id" UUID NOT NULL,
    "handle" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_client_secret_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_client_name_key" ON "api_client"("name");

-- CreateIndex
CREATE UNIQUE INDEX "api_client_secret_handle_key" ON "api_client_secret"("handle");

-- CreateIndex
CREATE INDEX "api_client_secret_client_id_idx" ON "api_client_secret"("client_id");

-- AddForeignKey
ALTER TABLE "api_client_secret" ADD CONSTRAINT "api_client_secret_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "api_client"("id") ON DELETE CASCADE ON UPDATE CASCADE;


