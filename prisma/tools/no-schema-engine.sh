#!/bin/sh
# Stands where Prisma would download its schema engine. It must fail: a stand-in that succeeds makes
# "prisma migrate" report success without having done anything.
echo "Plumbline uses no schema engine. Use npm run db:new and npm run db:drift." >&2
exit 1
