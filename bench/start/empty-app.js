/* The limit beside which the product's start and memory are shown: Nest on Fastify with one route that asks the database, and no more. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { createPrismaClient } from '../../prisma/dist/index.js';

const prisma = createPrismaClient(process.env.DATABASE_URL);

class HomeController {
  home() {
    return prisma.faq.count();
  }
}
Controller()(HomeController);
Get()(HomeController.prototype, 'home', Object.getOwnPropertyDescriptor(HomeController.prototype, 'home'));

class AppModule {}
Module({ controllers: [HomeController] })(AppModule);

await prisma.$connect();
const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
