-- AlterTable
ALTER TABLE "mail_stop" ADD COLUMN     "said_at" TIMESTAMPTZ(3);


